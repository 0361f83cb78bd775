import * as contract from '../../contract/saved-views.ts';
import type { ConstraintMessages } from '../errors.ts';
import { mount } from '../mount.ts';
import type { Server } from '../server.ts';
import { addView } from './add-view.ts';
import { changeView } from './change-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';

export const savedViewConstraints: ConstraintMessages = {
  an_account_names_a_view_once: { field: 'name', message: 'You have a view of this name. Choose another name.' },
  a_shared_view_is_named_once: { field: 'name', message: 'There is a shared view of this name. Choose another name.' },
};

export function mountSavedViews(server: Server): void {
  mount(server, contract.listViews, listViews);
  mount(server, contract.addView, addView);
  mount(server, contract.changeView, changeView);
  mount(server, contract.removeView, removeView);
}

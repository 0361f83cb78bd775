import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as letters from '../contract/letters.ts';
import * as templates from '../contract/templates.ts';
import { findPost } from './find-post.ts';
import { letterRows } from './letter-rows.ts';
import { previewLetters } from './preview-letters.ts';
import { printLetter, printLetters } from './print-letters.ts';
import { sendLetters } from './send-letters.ts';
import { templateRows } from './template-rows.ts';
import { addTemplate, changeTemplate, readTemplate } from './write-templates.ts';

export function mountLetters(server: Server): void {
  mountRows(server, templateRows);
  mount(server, templates.readTemplate, readTemplate);
  mount(server, templates.addTemplate, addTemplate);
  mount(server, templates.changeTemplate, changeTemplate);
  mountRows(server, letterRows, async (call) => ({ post: await findPost(call, call.params.id) }));
  mount(server, letters.previewLetters, previewLetters);
  mount(server, letters.sendLetters, sendLetters);
  mount(server, letters.printLetters, printLetters);
  mount(server, letters.printLetter, printLetter);
}

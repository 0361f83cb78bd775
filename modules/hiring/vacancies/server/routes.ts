import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as posts from '../contract/posts.ts';
import * as steps from '../contract/steps.ts';
import { addPost } from './add-post.ts';
import { editPost } from './edit-post.ts';
import { printForm9, readSentForm } from './form9/print-form9.ts';
import { openPost } from './open-post.ts';
import { postRows } from './post-rows.ts';
import { listPostableRequests } from './postable-requests.ts';
import { readPost } from './read-post.ts';
import { readProof } from './read-proof.ts';
import { recordPosting } from './record-posting.ts';
import { returnPost } from './return-post.ts';
import { sendPost } from './send-post.ts';
import { stepPost } from './step-post.ts';

export function mountPosts(server: Server): void {
  mountRows(server, postRows);
  mount(server, posts.listPostableRequests, listPostableRequests);
  mount(server, posts.addPost, addPost);
  mount(server, posts.readPost, readPost);
  mount(server, posts.editPost, editPost);
  mount(server, steps.stepPost, stepPost);
  mount(server, steps.sendPost, sendPost);
  mount(server, steps.recordPosting, recordPosting);
  mount(server, steps.openPost, openPost);
  mount(server, steps.returnPost, returnPost);
  mount(server, steps.printForm9, printForm9);
  mount(server, steps.readSentForm, readSentForm);
  mount(server, steps.readProof, readProof);
}

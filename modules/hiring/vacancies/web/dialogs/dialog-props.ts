import type { PostRecord } from '../../contract/posts.ts';

export interface PostDialogProps {
  post: PostRecord;
  onClose: () => void;
}

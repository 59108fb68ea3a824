/** A dialog of the admin. */
import { Dialog, type DialogProps } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';

/** A dialog that “Cancel” leaves where it has something to send, and “Close” where it has not, unless `leave` says otherwise. */
export const AdminDialog = (props: DialogProps) => (
  <Dialog leave={say(props.submit === undefined ? 'admin.close' : 'admin.cancel')} {...props} />
);

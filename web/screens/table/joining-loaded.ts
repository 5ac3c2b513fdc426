/** Coming to a seat, with the words and the styles of it: fetched in one go by those who come. */
import '../../styles/joining.css';
import { joining } from '../../texts/en/joining.ts';
import { mailbox } from '../../texts/en/mailbox.ts';
import { learn } from '../../texts/index.ts';

learn({ ...joining, ...mailbox });

export { JoiningForm } from './joining-form.tsx';
export { sitDown } from './sitting-down.ts';

/** For the plain form: the rehearsal that the page was drawn in, which its vote belongs to. */
import { useContext } from 'react';
import { FirstAnswer } from './first-answer.ts';

export function ShownIn() {
  const id = useContext(FirstAnswer)?.state.rehearsalId;
  return id ? <input type="hidden" name="rehearsal" value={id} /> : null;
}

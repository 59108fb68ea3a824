/** What a judge's marks are called in the reader's language, where they have names. */
import { alternatesOf, type Call, GRADES, type NamedMark } from '#domain/judging/named-marks.ts';
import { gradeWord } from '#web/client/grade-words.ts';
import { say } from '#web/ui/say.ts';

/** "Yes", "Alternate", of several kinds "Alternate 2". */
function callWord(call: Call, kinds: number): string {
  if (call === 'yes') return say('marks.yes');
  if (call === 'no') return say('marks.no');
  return kinds === 1
    ? say('marks.alternate')
    : say('marks.alternateOf', { number: alternatesOf(kinds).indexOf(call) + 1 });
}

/** A mark as it stands on its key. Grades that the event gave names of its own keep these. */
export function markWord({ call, name }: NamedMark, kinds: number): string {
  if (call) return callWord(call, kinds);
  const grade = (GRADES as readonly string[]).indexOf(name);
  return grade < 0 ? name : gradeWord(grade);
}

/** What only a screen reader says: that something moved, where everybody else sees it move. */
import { useEffect, useState } from 'react';

let say: (words: string) => void = () => undefined;

/** Has screen readers say the words once what they are saying has ended. */
export const announce = (words: string): void => say(words);

/** The live region for `announce`. Used once, at the root of the page. */
export function Announcer() {
  const [words, setWords] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    say = (next) => {
      // The same words twice are two changes.
      setWords('');
      clearTimeout(timer);
      timer = setTimeout(() => setWords(next), 50);
    };
    return () => {
      clearTimeout(timer);
      say = () => undefined;
    };
  }, []);
  return (
    <div className="vh" role="status">
      {words}
    </div>
  );
}

/** The switch of languages at the top of a page that has no head of its own. */
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';

export const LanguageRow = () => (
  <div className="row">
    <LanguageSwitch />
  </div>
);

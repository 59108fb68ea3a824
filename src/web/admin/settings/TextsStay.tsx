/** Said once the event speaks another language: its own texts do not, and where they are. */
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/messages/languages.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { languageForReader } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../use-current-event.ts';

/** What the event spoke, and what it offered beside it, when its languages were first looked at here: people go away to check and come back. */
const spokeAtFirst = new Map<string, readonly Language[]>();

/** Where texts of one's own stand. */
const PLACES = [
  ['/admin/categories', 'admin.categories'],
  ['/admin/order', 'order.title'],
  ['/admin/scoring', 'admin.scoring'],
  ['/admin/settings/event', 'settings.event'],
  ['/admin/settings/registration', 'settings.registration'],
  ['/admin/settings/texts', 'settings.texts'],
  ['/admin/settings/letters', 'settings.letters'],
] as const;

export function TextsStay({ event: { id, settings } }: { event: AdminEvent }) {
  const { mainLanguage, otherLanguages } = settings;
  const [[former, ...offered]] = useState(() => {
    const spoke = spokeAtFirst.get(id) ?? [mainLanguage, ...otherLanguages];
    spokeAtFirst.set(id, spoke);
    return spoke;
  });
  if (former === undefined || former === mainLanguage) return null;
  return (
    <Banner
      tone="warn"
      icon={Languages}
      lead={say('event.textsStay', { language: languageForReader(former) })}
    >
      {say('event.textsToCheck')}{' '}
      {offered.includes(mainLanguage) &&
        say('event.givenStays', { language: languageForReader(mainLanguage) })}
      <span className="row wrap">
        {PLACES.map(([to, name]) => (
          <Link key={to} to={to}>
            {say(name)}
          </Link>
        ))}
      </span>
    </Banner>
  );
}

/** How much of what the organisers wrote each language has that the event offers, and the way to what it lacks. */
import { Check, CircleAlert } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { languageInWords } from '#web/ui/language-name.ts';
import { say, tell } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './TextsTable.module.css';

type Texts = AnswerOf<typeof planningEndpoints.eventTexts>;
type Lacking = Texts['missing'][number];

/** Which texts are looked at: in which language, and whether only those that it lacks or that changed since. */
export interface Looking {
  readonly language: Language;
  readonly onlyOpen: boolean;
}

export function TextsTable({
  texts,
  looking,
  onLook,
}: {
  texts: Texts;
  looking: Looking;
  onLook: (at: Looking) => void;
}) {
  const all = texts.texts.length;
  return (
    <Table label={say('event.otherLanguages')}>
      <thead>
        <tr>
          <th scope="col">{say('ui.language')}</th>
          <th scope="col">{say('event.yourTexts')}</th>
          <th scope="col">
            <span className="vh">{say('event.state')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Called language={texts.mainLanguage} />
          <td>{say('event.givenOf', { given: all, all })}</td>
          <td className="muted">{say('event.mainOne')}</td>
        </tr>
        {texts.missing.map((of) => (
          <tr key={of.language} data-selected={of.language === looking.language || undefined}>
            <Called language={of.language} />
            <td>{say('event.givenOf', { given: all - of.missing, all })}</td>
            <td>
              <div className={styles.state}>
                <HowMuch of={of} />
                <Way of={of} onLook={onLook} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Its own name, and the reader's for it. */
const Called = ({ language }: { language: Language }) => (
  <th scope="row" className={styles.called}>
    <bdi lang={language}>{LANGUAGES[language].name}</bdi>
    <small>{languageInWords(language)}</small>
  </th>
);

/** Whether a language lacks a text, or has one of a main text that was changed since. */
export const isOpen = ({ missing, older }: Lacking): boolean => missing > 0 || older > 0;

function HowMuch({ of }: { of: Lacking }) {
  const { missing, older } = of;
  if (!isOpen(of))
    return (
      <Flag tone="ok" icon={Check}>
        {say('event.complete')}
      </Flag>
    );
  return (
    <Flag tone="warn" icon={CircleAlert}>
      {missing > 0 && older > 0
        ? say('event.missingAndOld', { missing, older })
        : missing > 0
          ? say('event.missingOnly', { missing })
          : say('event.olderOnly', { older })}
    </Flag>
  );
}

function Way({ of, onLook }: { of: Lacking; onLook: (at: Looking) => void }) {
  const language = LANGUAGES[of.language].name;
  const onlyOpen = isOpen(of);
  return (
    <Button kind="outline" size="s" onClick={() => onLook({ language: of.language, onlyOpen })}>
      {tell(of.missing > 0 ? 'event.writeOpen' : onlyOpen ? 'event.checkOpen' : 'event.lookAtAll', {
        language: <bdi lang={of.language}>{language}</bdi>,
        v: (words) => <span className="vh">{words}</span>,
      })}
    </Button>
  );
}

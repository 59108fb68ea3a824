/** Slips on paper, eight to a sheet: one an act, with the private link to its own page, for those who get no letter. */

import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { commaOf } from '#domain/messages/sentence.ts';
import { isOut } from '#domain/registration/status.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { plainAddress } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePaperAlone } from '#web/ui/printing.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say } from '#web/ui/say.ts';
import { ChooseAddress } from '../ChooseAddress.tsx';
import { type EventWords, useEventWords } from '../on-paper/event-words.ts';
import { wifiLines } from '../on-paper/PaperWifi.tsx';
import { usePrintedAddress } from '../server-address.ts';
import { type AdminEvent, useCurrentEvent } from '../use-current-event.ts';
import { hasWifi, wifiOf } from '../WifiCode.tsx';
import { type RegisteredAct, sorted } from './acts.ts';
import cards from './NameCards.module.css';
import print from './PrintActs.module.css';
import styles from './StatusSlips.module.css';

/** A name of more letters stands smaller, so that the slip holds all of it. */
const LONG_NAME = 40;

/** Only who is in the show, or may come into it, has a page to look at. */
export function StatusSlips({ acts }: { acts: readonly RegisteredAct[] }) {
  usePaperAlone(print.alone ?? '');
  usePaperAlone(cards.carding ?? '');
  const those = sorted(
    acts.filter((act) => !isOut(act)),
    'number',
  );
  const event = useCurrentEvent();
  const words = useEventWords(event?.settings.mainLanguage);
  const address = usePrintedAddress();
  const links = useStatusLinks(those.map(({ id }) => id));
  if (those.length === 0) return <p className="muted">{say('acts.noSlips')}</p>;
  if (links.problem !== undefined)
    return (
      <p role="alert">
        {links.problem} <Button onClick={links.ask}>{say('admin.tryAgain')}</Button>
      </p>
    );
  if (!event || !words || !links.pathOf || address === undefined)
    return <LoadingBlock rows={4} label={say('acts.loading')} />;
  if (address === null)
    return (
      <>
        <Banner tone="warn" icon={TriangleAlert} lead={say('admin.notPrinted')}>
          {say('admin.notPrintedLead')}
        </Banner>
        <ChooseAddress />
      </>
    );
  return (
    <>
      <p className={cards.screenOnly}>
        <PrintButton /> <span className="muted">{say('acts.slipsLead', { count: those.length })}</span>
      </p>
      <ul className={cards.cards} lang={words.lang} dir={words.dir}>
        {those.map((act) => (
          <Slip key={act.id} {...{ act, event, words }} link={address + (links.pathOf?.get(act.id) ?? '')} />
        ))}
      </ul>
    </>
  );
}

/** Asked once for these acts: each look is logged. */
function useStatusLinks(ids: readonly string[]) {
  const links = useCommand(peopleEndpoints.statusLinks);
  const ask = () => links.send({ body: { ids: [...ids] } });
  const those = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list comes anew every few seconds, with the same acts
  useEffect(() => {
    if (those !== '') ask();
  }, [those]);
  const pathOf = links.answer && new Map(links.answer.map(({ id, path }) => [id, path]));
  return { ask, pathOf, problem: links.refusal(say('acts.away')) };
}

interface SlipProps {
  act: RegisteredAct;
  event: AdminEvent;
  words: EventWords;
  link: string;
}

function Slip({ act, event, words, link }: SlipProps) {
  const wifi = wifiOf(event);
  return (
    <li className={styles.slip}>
      <QrCode value={link} label={say('act.statusPageOf', { name: act.stageName })} size={120} />
      <div className={styles.words}>
        <p className={styles.event}>
          <bdi>{event.name}</bdi>
          {event.startsAt !== null && commaOf(words.lang) + words.date(event.startsAt, event.timeZone)}
        </p>
        <b className={styles.name} data-long={act.stageName.length > LONG_NAME || undefined}>
          <Name plain>{act.stageName}</Name>
        </b>
        <p>{words.say('paper.slip')}</p>
        <p dir="ltr" className={styles.address}>
          {plainAddress(link)}
        </p>
        {hasWifi(wifi) ? (
          <p>{wifiLines(wifi, words).join(commaOf(words.lang))}</p>
        ) : (
          event.settings.wifiLine && <p>{words.say('paper.wifi', { line: event.settings.wifiLine })}</p>
        )}
      </div>
    </li>
  );
}

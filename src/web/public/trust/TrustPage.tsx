/** Where a judge's tablet or a crew's laptop is told to trust this server, and sees when that is done. */
import { Check, Download } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { secureAddress, useTrusts } from '#web/client/secure.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import styles from './Trust.module.css';

type Trust = AnswerOf<typeof trustEndpoints.trust>;

export function TrustPage() {
  usePageTitle(say('doors.trust'));
  const trust = useAsk(trustEndpoints.trust);
  return (
    <>
      <PublicHeader host={say('doors.forCrew')} />
      <main className={styles.page}>
        {trust.isPending && <LoadingBlock rows={4} label={say('doors.askingHow')} />}
        {trust.isError && (
          <EmptyState level={1} title={say('doors.nothingNow')} onRetry={trust.refetch}>
            {sentenceOf(trust.error, say('ui.unreachable'))}
          </EmptyState>
        )}
        {trust.data && (trust.data.port === null ? <OnlyHttp /> : <Steps trust={trust.data} />)}
      </main>
    </>
  );
}

function OnlyHttp() {
  return window.isSecureContext ? (
    <EmptyState level={1} title={say('doors.nothingToDo')}>
      {say('doors.nothingToDoLead')}
    </EmptyState>
  ) : (
    <EmptyState level={1} title={say('doors.onlyHttp')}>
      {say('doors.onlyHttpLead')}
    </EmptyState>
  );
}

function Steps({ trust }: { trust: Trust }) {
  const trusted = useTrusts(trust.port);
  const secure = secureAddress(trust.port ?? 0);
  const mine = systemOf(navigator.userAgent, navigator.maxTouchPoints);
  const inOrder = SYSTEMS.toSorted((a, b) => Number(b.id === mine) - Number(a.id === mine));
  return (
    <>
      <h1 className="h1">{say(trusted ? 'doors.trusted' : 'doors.trust')}</h1>
      <div aria-live="polite">
        {trusted && (
          <Banner tone="ok" icon={Check}>
            {say('doors.trustedLead')}
          </Banner>
        )}
      </div>
      {trusted ? <p>{say('doors.takeOff')}</p> : <p className="lead">{say('doors.trustLead')}</p>}
      {!trusted && trust.ownAuthority && (
        <>
          {inOrder.map((system) => (
            <HowTo key={system.id} system={system} open={system.id === (mine ?? 'ios')} />
          ))}
          <Panel title={say('doors.whatYouInstall')}>
            <p>{say('doors.whatYouInstallLead')}</p>
            <p className={styles.fingerprint} dir="ltr">
              {trust.fingerprint}
            </p>
          </Panel>
        </>
      )}
      <p>
        <a className={buttonClass({ kind: trusted ? 'primary' : 'outline', size: 'l' })} href={secure}>
          {say('doors.openHttps', { address: secure.replace('https://', '') })}
        </a>
      </p>
    </>
  );
}

function HowTo({ system, open }: { system: System; open: boolean }) {
  return (
    <details className={styles.system} open={open}>
      <summary className="h2">{say(system.name)}</summary>
      <p>
        <a
          className={buttonClass({ kind: open ? 'primary' : 'outline' })}
          href={`/trust/${system.file}`}
          download={system.file}
        >
          <Icon of={Download} size={20} /> {say('doors.loadCertificate')}
        </a>
      </p>
      <ol className={styles.steps}>
        {system.steps.map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
      </ol>
    </details>
  );
}

interface System {
  id: 'ios' | 'android' | 'windows' | 'macos';
  name: PlainLine;
  file: 'ovation.mobileconfig' | 'ovation.crt';
  steps: readonly PlainLine[];
}

/** How each system is told to trust a certificate, in the words that stand on its own screens. */
const SYSTEMS: readonly System[] = [
  {
    id: 'ios',
    name: 'doors.ios',
    file: 'ovation.mobileconfig',
    steps: ['doors.iosAllow', 'doors.iosInstall', 'doors.iosTrust', 'doors.iosBack'],
  },
  {
    id: 'android',
    name: 'doors.android',
    file: 'ovation.crt',
    steps: ['doors.androidLoad', 'doors.androidSearch', 'doors.androidInstall', 'doors.androidBack'],
  },
  {
    id: 'windows',
    name: 'doors.windows',
    file: 'ovation.crt',
    steps: ['doors.windowsOpen', 'doors.windowsStore', 'doors.windowsBack'],
  },
  {
    id: 'macos',
    name: 'doors.macos',
    file: 'ovation.mobileconfig',
    steps: ['doors.macosOpen', 'doors.macosInstall', 'doors.macosBack'],
  },
];

/** The system that a browser says it runs on; iPads say that they are Macs, but no Mac is touched. */
function systemOf(agent: string, touchPoints: number): System['id'] | undefined {
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Windows/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) ? 'macos' : undefined;
}

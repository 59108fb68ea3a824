/** Where a judge's tablet or a crew's laptop is told to trust this server, and sees when that is done. */
import { Check, Download } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { secureAddress, useTrusts } from '#web/client/secure.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { LINKS } from '../results/links.ts';
import { SYSTEMS, type System, systemOf } from './steps.ts';
import styles from './Trust.module.css';

type Trust = AnswerOf<typeof trustEndpoints.trust>;

export function TrustPage() {
  usePageTitle('Trust this server');
  const trust = useAsk(trustEndpoints.trust);
  return (
    <>
      <PublicHeader host="For judges and crew" links={LINKS} />
      <main className={styles.page}>
        {trust.isPending && <LoadingBlock rows={4} label="Asking how this server is reached" />}
        {trust.isError && (
          <EmptyState
            level={1}
            title="Nothing can be said just now"
            actions={<Button onClick={() => trust.refetch()}>Try again</Button>}
          >
            {sentenceOf(trust.error, 'The server cannot be reached.')}
          </EmptyState>
        )}
        {trust.data && (trust.data.port === null ? <OnlyHttp /> : <Steps trust={trust.data} />)}
      </main>
    </>
  );
}

function OnlyHttp() {
  return window.isSecureContext ? (
    <EmptyState level={1} title="Nothing has to be done">
      This page came over a connection that your device trusts.
    </EmptyState>
  ) : (
    <EmptyState level={1} title="There is only http here">
      Everything works. A judge’s page must stay open while the network is away, screens go dark unless the
      device is told to stay on, and the camera at check-in cannot be used.
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
      <h1 className="h1">{trusted ? 'This device trusts the server' : 'Trust this server'}</h1>
      <div aria-live="polite">
        {trusted && (
          <Banner tone="ok" icon={Check}>
            Done. Open your link again, or scan your code: the page goes over to https by itself.
          </Banner>
        )}
      </div>
      {trusted ? (
        <p>
          After the show take the certificate off borrowed devices again, where you installed it: whoever has
          this server’s key could speak for machines of a private network to them.
        </p>
      ) : (
        <p className="lead">
          For the tablets of judges and the devices of the crew, once for each. Then pages open again without
          a network, screens stay on, and the camera can be used. Phones that vote need none of this.
        </p>
      )}
      {!trusted && trust.ownAuthority && (
        <>
          {inOrder.map((system) => (
            <HowTo key={system.id} system={system} open={system.id === (mine ?? 'ios')} />
          ))}
          <Panel title="What you install">
            <p>
              It is good for names and addresses of private networks alone, never for a site on the internet.
              The organisers see the same fingerprint in their settings:
            </p>
            <p className={styles.fingerprint} dir="ltr">
              {trust.fingerprint}
            </p>
          </Panel>
        </>
      )}
      <p>
        <a className={buttonClass({ kind: trusted ? 'primary' : 'outline', size: 'l' })} href={secure}>
          Open {secure.replace('https://', '')} over https
        </a>
      </p>
    </>
  );
}

function HowTo({ system, open }: { system: System; open: boolean }) {
  return (
    <details className={styles.system} open={open}>
      <summary className="h2">{system.name}</summary>
      <p>
        <a
          className={buttonClass({ kind: open ? 'primary' : 'outline' })}
          href={`/trust/${system.file}`}
          download={system.file}
        >
          <Icon of={Download} size={20} /> Load the certificate
        </a>
      </p>
      <ol className={styles.steps}>
        {system.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

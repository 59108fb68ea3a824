/** How judges' tablets and the crew's devices come to https, with the code that leads there. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say } from '#web/ui/say.ts';
import { useReachableAddress } from '../server-address.ts';
import settings from './Settings.module.css';

export function HttpsPanel() {
  const trust = useAsk(trustEndpoints.trust);
  return (
    <div id="https" className={settings.anchor}>
      <Panel flush={false}>
        {trust.isPending && <LoadingBlock rows={3} label={say('hall.askingTrust')} />}
        {trust.isError && <p>{sentenceOf(trust.error, say('hall.cannotAsk'))}</p>}
        {trust.data && <HowTrusted trust={trust.data} />}
      </Panel>
    </div>
  );
}

function HowTrusted({ trust }: { trust: AnswerOf<typeof trustEndpoints.trust> }) {
  const address = useReachableAddress(true);
  if (trust.port === null) return <p>{say('hall.httpOnly')}</p>;
  if (!trust.ownAuthority) return <p>{say('hall.ownCertificate', { port: trust.port })}</p>;
  return (
    <div className={settings.form}>
      <p>{say('hall.scanOnce')}</p>
      <QrCode value={`${address}/trust`} label={say('hall.trustServer')} size={180} words />
      <dl>
        <dt className="strong">{say('hall.goodFor')}</dt>
        <dd dir="ltr">{trust.names.join(', ')}</dd>
        <dt className="strong">{say('hall.fingerprint')}</dt>
        <dd dir="ltr" className="wrap">
          {trust.fingerprint?.replaceAll(':', ' ')}
        </dd>
      </dl>
    </div>
  );
}

/** How judges' tablets and the crew's devices come to https, with the code that leads there. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { useReachableAddress } from '../judges/use-judges.ts';
import settings from './Settings.module.css';

export function HttpsPanel() {
  const trust = useAsk(trustEndpoints.trust);
  return (
    <div id="https" className={settings.anchor}>
      <Panel flush={false}>
        {trust.isPending && <LoadingBlock rows={3} label="Asking how this server is reached" />}
        {trust.isError && <p>{sentenceOf(trust.error, 'It cannot be asked just now.')}</p>}
        {trust.data && <Told trust={trust.data} />}
      </Panel>
    </div>
  );
}

function Told({ trust }: { trust: AnswerOf<typeof trustEndpoints.trust> }) {
  const address = useReachableAddress(true);
  if (trust.port === null)
    return (
      <p>
        This server itself listens on http alone: OVATION_HTTPS_PORT is off, or that port was taken when it
        started. Judges’ pages must stay open while the network is away.
      </p>
    );
  if (!trust.ownAuthority)
    return (
      <p>It is served on port {trust.port} with a certificate of your own. Nothing has to be installed.</p>
    );
  return (
    <div className={settings.form}>
      <p>
        Scan this once with each judge’s tablet and each device of the crew. It says how that device comes to
        trust this server, and when it does. Then pages open again without a network, screens stay on and the
        camera can be used. Phones of the audience need none of it.
      </p>
      <QrCode value={`${address}/trust`} label="Trust this server" size={180} />
      <dl>
        <dt className="strong">Good for</dt>
        <dd dir="ltr">{trust.names.join(', ')}</dd>
        <dt className="strong">Fingerprint</dt>
        <dd dir="ltr" className="wrap">
          {trust.fingerprint?.replaceAll(':', ' ')}
        </dd>
      </dl>
    </div>
  );
}

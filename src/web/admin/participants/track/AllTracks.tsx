/** All music in one zip for the sound desk's laptop: what will be in it, who is missing, and the download. */

import { Download } from 'lucide-react';
import { useState } from 'react';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { showSize, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../../AdminDialog.tsx';

type Sound = 'original' | 'levelled';

/** The button, and its dialog. */
export function AllTracks() {
  const [open, setOpen] = useState(false);
  const [sound, setSound] = useState<Sound>('original');
  const { data: offer, error } = useAsk(tracksEndpoints.offerZip, {
    query: { sound },
    enabled: open,
    staleTime: 0,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Download} /> {say('music.allTracks')}
      </Button>
      <AdminDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('music.zipTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{say('admin.close')}</Button>
            {offer && offer.files > 0 && (
              <ButtonLink kind="primary" to={offer.url} download>
                {say('music.zipDownload', { count: offer.files, size: showSize(offer.size) })}
              </ButtonLink>
            )}
          </>
        }
      >
        <div className="col">
          <p>{say('music.zipLead')}</p>
          <ChoiceGroup
            label={say('music.whichSound')}
            options={[
              { value: 'original', label: say('music.asSent'), detail: say('music.asSentDetail') },
              {
                value: 'levelled',
                label: say('music.evenedOut'),
                detail: say('music.evenedOutDetail'),
              },
            ]}
            value={sound}
            onChange={setSound}
          />
          {offer && offer.files === 0 && <p className="muted">{say('music.noFiles')}</p>}
          {offer && offer.missing.length > 0 && (
            <p className="small">
              {tell('music.withoutFile', { names: <bdi>{sideBySide(offer.missing)}</bdi> })}
            </p>
          )}
          {error && <p role="alert">{sentenceOf(error, say('acts.away'))}</p>}
        </div>
      </AdminDialog>
    </>
  );
}

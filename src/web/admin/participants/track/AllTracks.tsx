/** All music in one zip for the sound desk's laptop: what will be in it, who is missing, and the download. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { sizeText } from '#web/ui/track-words.ts';

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
        <Icon of={Download} /> All tracks
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="All tracks, in running order"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Close</Button>
            {offer && offer.files > 0 && (
              <ButtonLink kind="primary" to={offer.url} download>
                Download {counted(offer.files, 'track')}, {sizeText(offer.size)}
              </ButtonLink>
            )}
          </>
        }
      >
        <div className="col">
          <p>One zip for the sound desk’s laptop. Each file is named by its place, the act and the song.</p>
          <ChoiceGroup
            label="Which sound"
            options={[
              { value: 'original', label: 'As it was sent', detail: 'The very files, in their own formats.' },
              {
                value: 'levelled',
                label: 'Evened out',
                detail: 'MP3 at −16 LUFS. Tracks that could not be evened out come as they were sent.',
              },
            ]}
            value={sound}
            onChange={setSound}
          />
          {offer && offer.files === 0 && <p className="muted">No accepted act has a file here yet.</p>}
          {offer && offer.missing.length > 0 && (
            <p className="small">
              Without a file here: <bdi>{offer.missing.join(', ')}</bdi>.
            </p>
          )}
          {error && <p role="alert">{sentenceOf(error, 'The server cannot be reached.')}</p>}
        </div>
      </Dialog>
    </>
  );
}

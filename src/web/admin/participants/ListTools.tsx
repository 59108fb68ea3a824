/** What can be done with the list as a whole: views to come back to, files and paper. */
import { Download, FileText, Images, Printer, Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import type { RegisteredAct } from './acts.ts';
import { csvOf, peopleCsvOf } from './csv.ts';
import { SavedViews } from './SavedViews.tsx';

export function ListTools({ shown, isAdmin }: { shown: readonly RegisteredAct[]; isAdmin: boolean }) {
  const [, setSearch] = useSearchParams();
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 });
  const people = useCommand(peopleEndpoints.peopleOfActs, {
    failed: say('acts.away'),
    onDone: (given) => saveFile('people.csv', 'text/csv', peopleCsvOf(shown, given)),
  });
  const into = (mode: string) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set('mode', mode);
      return next;
    });
  return (
    <>
      <SavedViews isAdmin={isAdmin} />
      <Menu
        trigger={
          <Button>
            <Icon of={FileText} /> {say('acts.filesAndPaper')}
          </Button>
        }
        entries={[
          {
            label: say('acts.exportCsv'),
            icon: Download,
            disabled: shown.length === 0,
            onSelect: () =>
              saveFile(
                'acts.csv',
                'text/csv',
                csvOf(shown, event?.timeZone ?? 'UTC', event?.questions ?? []),
              ),
          },
          ...(isAdmin
            ? [
                {
                  label: say('acts.exportPeople'),
                  icon: Download,
                  disabled: shown.length === 0,
                  onSelect: () => people.send({ body: { ids: shown.map(({ id }) => id) } }),
                },
                { label: say('acts.takeInCsv'), icon: Upload, onSelect: () => into('import') },
              ]
            : []),
          { label: say('acts.picturesToLookAt'), icon: Images, onSelect: () => into('pictures') },
          'line',
          { label: say('acts.printList'), icon: Printer, onSelect: () => into('list') },
          { label: say('acts.printDoor'), icon: Printer, onSelect: () => into('door') },
          { label: say('acts.printNames'), icon: Printer, onSelect: () => into('names') },
          ...(isAdmin
            ? [
                { label: say('acts.printSlips'), icon: Printer, onSelect: () => into('slips') },
                { label: say('acts.printConsents'), icon: Printer, onSelect: () => into('consents') },
              ]
            : []),
        ]}
      />
    </>
  );
}

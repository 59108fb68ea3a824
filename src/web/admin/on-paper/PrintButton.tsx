/** Prints the page, and where the server's machine can, gives it as a PDF file. */
import { FileDown, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { call, callForFile } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveBlob } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { needFontsFor } from '#web/ui/script-fonts.ts';
import { hasCharacters } from '#web/ui/words.ts';
import { usualPaper } from './paper-size.ts';

export interface PrintButtonProps {
  size?: 's';
  disabled?: boolean;
  /** What the button says, where it is more than that it prints. */
  words?: string;
}

export function PrintButton({ size, disabled = false, words = say('office.print') }: PrintButtonProps) {
  const { data } = useAsk(printingEndpoints.printing, { staleTime: Number.POSITIVE_INFINITY });
  const make = usePress((name: string) => pdfOfPage().then((file) => saveBlob(name, file)), {
    failed: () => say('office.noPdf'),
  });
  // What is shown here is what is printed, in letters that the machine with the printer may not have.
  useEffect(() => void lettersOfPage());
  const small = size === undefined ? {} : { size };
  return (
    <span className="row">
      {data?.pdf && (
        <Button
          {...small}
          disabled={disabled}
          busy={make.busy}
          onClick={() => make.send(`${document.title}.pdf`)}
        >
          <Icon of={FileDown} size={16} /> PDF
        </Button>
      )}
      <Button
        {...small}
        kind="primary"
        disabled={disabled}
        onClick={() => void lettersOfPage().then(() => print())}
      >
        <Icon of={Printer} size={16} /> {words}
      </Button>
    </span>
  );
}

/** Fetches the faces of every letter on the page, a song's as well as a name's. */
async function lettersOfPage(): Promise<void> {
  const said = document.querySelector('main')?.textContent ?? '';
  await needFontsFor(hasCharacters(said) ? 'japanese' : 'other');
  await document.fonts.ready;
}

/** The page as it stands here, without what it runs: the server's browser only has to lay it out on paper. */
const pdfOfPage = async (): Promise<Blob> => {
  await lettersOfPage();
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  // Sheets that say nothing of their size come on the paper of this country, not on that of the server's browser.
  const paper = document.createElement('style');
  paper.textContent = `@page { size: ${usualPaper() === 'a4' ? 'A4' : 'letter'} }`;
  page.querySelector('head')?.prepend(paper);
  for (const unused of page.querySelectorAll(
    'script, link[rel="modulepreload"], link[rel="manifest"], noscript',
  ))
    unused.remove();
  const params = await call(printingEndpoints.sendPage, {
    body: { page: `<!doctype html>${page.outerHTML}` },
  });
  return callForFile(printingEndpoints.makePdf, { params });
};

/** Prints the page, and where the server's machine can, gives it as a PDF file. */
import { FileDown, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveBlob } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { lettersOfPage } from './letters.ts';
import { pdfOfPage } from './page-as-file.ts';

export interface PrintButtonProps {
  size?: 's';
  disabled?: boolean;
  /** What the button says, where it is more than that it prints. */
  words?: string;
}

export function PrintButton({ size, disabled = false, words = say('admin.print') }: PrintButtonProps) {
  const { data } = useAsk(printingEndpoints.printing, { staleTime: Number.POSITIVE_INFINITY });
  const make = usePress((name: string) => pdfOfPage().then((file) => saveBlob(name, file)), {
    failed: () => say('admin.noPdf'),
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

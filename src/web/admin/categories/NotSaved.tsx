/** Why nothing was saved, where no field is to blame. */
import { CircleAlert } from 'lucide-react';
import type { Commands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { say } from '#web/ui/say.ts';

export const NotSaved = ({ save }: { save: Commands }) =>
  save.error &&
  Object.keys(save.fields).length === 0 && (
    <Banner tone="danger" icon={CircleAlert} lead={say('categories.notSaved')}>
      {save.refusal(say('categories.tryAgain'))}
    </Banner>
  );

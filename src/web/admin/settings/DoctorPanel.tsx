/** Whether the server's machine is ready for the night. It is looked at when somebody asks. */
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { doctorEndpoints } from '#contract/operating/doctor.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import settings from './Settings.module.css';

type Finding = AnswerOf<typeof doctorEndpoints.doctor>['findings'][number];

const LOOKS = {
  good: { tone: 'ok', icon: Check },
  look: { tone: 'warn', icon: CircleAlert },
  bad: { tone: 'danger', icon: TriangleAlert },
} as const satisfies Record<Finding['state'], object>;

export function DoctorPanel() {
  const [asked, setAsked] = useState(false);
  const doctor = useAsk(doctorEndpoints.doctor, { enabled: asked });
  return (
    <div id="doctor" className={settings.anchor}>
      <Panel flush={false}>
        <div className={settings.form}>
          <p className="muted">{say('hall.doctorLead')}</p>
          <div aria-live="polite" className={settings.form}>
            {doctor.isError && <p>{sentenceOf(doctor.error, say('ui.unreachable'))}</p>}
            {doctor.data?.findings.map(({ what, state, sentence, told, remedy, remedyTold }) => (
              <Banner key={what} {...LOOKS[state]}>
                <Reported told={told}>{sentence}</Reported>{' '}
                {remedy !== null && <Reported told={remedyTold}>{remedy}</Reported>}
              </Banner>
            ))}
          </div>
          <div>
            <Button
              busy={doctor.isFetching}
              onClick={() => {
                if (asked) void doctor.refetch();
                setAsked(true);
              }}
            >
              {doctor.data ? say('hall.lookAgain') : say('hall.lookAtMachine')}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}

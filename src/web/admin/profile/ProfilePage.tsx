/** One's own account: details, password, devices. */
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { ThemePicker } from '#web/ui/ThemePicker.tsx';
import { Devices } from './Devices.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage() {
  usePageTitle(say('profile.title'));
  return (
    <div className={styles.page}>
      <h1 className="h1">{say('profile.title')}</h1>
      <Panel title={say('profile.details')}>
        <ProfileForm />
        <LanguageField />
      </Panel>
      <Panel title={say('profile.password')}>
        <PasswordForm />
      </Panel>
      <Panel title={say('profile.signedInDevices')}>
        <Devices />
      </Panel>
      <Panel title={say('profile.thisDevice')}>
        <ThemePicker />
      </Panel>
    </div>
  );
}

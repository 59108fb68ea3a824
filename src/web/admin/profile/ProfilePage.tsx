/** One's own account: details, password, devices. */
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { ThemePicker } from '#web/ui/ThemePicker.tsx';
import { Devices } from './Devices.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage() {
  usePageTitle('Profile');
  return (
    <div className={styles.page}>
      <h1 className="h1">Profile</h1>
      <Panel title="Your details">
        <ProfileForm />
        <LanguageField />
      </Panel>
      <Panel title="Password">
        <PasswordForm />
      </Panel>
      <Panel title="Devices signed in">
        <Devices />
      </Panel>
      <Panel title="This device">
        <ThemePicker />
      </Panel>
    </div>
  );
}

/** One’s own account: details, password, the devices that are signed in. */
export const profile = {
  /** The page and its parts. */
  title: 'Profile',
  details: 'Your details',
  password: 'Password',
  signedInDevices: 'Devices signed in',
  thisDevice: 'This device',

  /** Name and email. */
  name: 'Name',
  email: 'Email',
  saveDetails: 'Save details',
  updated: 'Profile updated successfully!',
  notUpdated: 'Failed to update profile',
  isAdmin: 'Admin: can do everything, sees personal data, adds other accounts.',
  isCrew: 'Crew: runs the live event, running order, check-in and tracks; sees no personal data.',

  /** The password. */
  changed: 'Password changed successfully!',
  notChanged: 'Failed to change password',
  current: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  newPasswordHint:
    '{least} characters or more. Several words in a row work well. Your other devices are signed out.',

  /** Devices that are signed in. */
  loading: 'Loading devices',
  notSignedOut: 'That device could not be signed out. Try again.',
  nobodySignedOut: 'Nobody was signed out. Try again.',
  byItself: 'A device is signed out by itself after 12 hours without use, and a week after signing in.',
  thisOne: 'This device',
  signOut: 'Sign out',
  signOutOthers: 'Sign out all other devices',
  signedOut: '{count, plural, one {One device is signed out} other {# devices are signed out}}',
  signedInAt: 'Signed in {time}, last used {used}',
} as const;

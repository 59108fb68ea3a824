/** The calls on admin accounts: signing in and out, one's own profile, other accounts. */
import { z } from 'zod';
import { byAdmin, byAnyone, byCrew } from '../endpoint.ts';
import { instant } from '../primitives.ts';
import {
  admin,
  adminSession,
  changeAdminBody,
  changePasswordBody,
  listedAdmin,
  loginAnswer,
  loginBody,
  newAdminBody,
  profileBody,
  setupBody,
} from './schema.ts';

export const accountsEndpoints = {
  login: byAnyone.post('/auth/admin/login', {
    summary: 'Signs an admin in and starts a session.',
    body: loginBody,
    answer: loginAnswer,
    refuses: ['wrong_login', 'too_many'],
  }),
  logout: byCrew.post('/auth/admin/logout', {
    summary: 'Ends this session.',
  }),
  setupState: byAnyone.get('/auth/setup/:token', {
    summary: 'Says whether a set-up link still works. Opening it changes nothing.',
    params: z.object({ token: z.string().max(200) }),
    answer: z.object({
      valid: z.literal(true),
      account: z
        .object({ name: z.string(), email: z.string() })
        .nullable()
        .describe('Whose password it sets; null where it makes the first account.'),
    }),
    refuses: ['link_unknown'],
  }),
  setup: byAnyone.post('/auth/setup/:token', {
    summary:
      'Makes the first admin through the one-time link, or sets the password of the account that the link is for, and signs in.',
    params: z.object({ token: z.string().max(200) }),
    body: setupBody,
    answer: loginAnswer,
    status: 201,
    refuses: ['link_unknown', 'email_taken'],
  }),
  profile: byCrew.get('/admin/profile', {
    summary: "One's own account.",
    answer: admin,
  }),
  updateProfile: byCrew.put('/admin/profile', {
    summary: "Changes one's own name and email, and the language one reads.",
    body: profileBody,
    answer: admin,
    refuses: ['email_taken'],
  }),
  changePassword: byCrew.post('/admin/change-password', {
    summary: "Changes one's password and ends all one's other sessions.",
    body: changePasswordBody,
    answer: z.object({ ended_sessions: z.int() }),
    refuses: ['wrong_password', 'too_many'],
  }),
  sessions: byCrew.get('/admin/sessions', {
    summary: 'The devices one is signed in on.',
    answer: z.array(adminSession),
  }),
  endSession: byCrew.delete('/admin/sessions/:id', {
    summary: "Ends one of one's own sessions.",
    refuses: ['not_found'],
  }),
  endOtherSessions: byCrew.delete('/admin/sessions', {
    summary: "Ends all of one's own sessions but this one.",
    answer: z.object({ ended_sessions: z.int() }),
  }),
  admins: byAdmin.get('/admin/admins', {
    summary: 'All accounts.',
    answer: z.array(listedAdmin),
  }),
  addAdmin: byAdmin.post('/admin/admins', {
    summary: 'Adds an account; without a password nobody signs in before a link was used.',
    body: newAdminBody,
    answer: listedAdmin,
    status: 201,
    refuses: ['email_taken'],
  }),
  changeAdmin: byAdmin.patch('/admin/admins/:id', {
    summary: "Changes an account's role, or switches it off and on.",
    body: changeAdminBody,
    answer: listedAdmin,
    refuses: ['not_found', 'last_admin'],
  }),
  linkForAdmin: byAdmin.post('/admin/admins/:id/link', {
    summary:
      'Makes a one-time link with which somebody sets the password of their account. The link before it stops working.',
    answer: z.object({ url: z.string(), expires_at: instant }),
    refuses: ['not_found', 'wrong_state'],
  }),
  signOutAdmin: byAdmin.delete('/admin/admins/:id/sessions', {
    summary: 'Signs somebody out on all their devices.',
    answer: z.object({ ended_sessions: z.int() }),
    refuses: ['not_found'],
  }),
};

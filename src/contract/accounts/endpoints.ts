/** The calls on admin accounts: signing in and out, one's own profile, other accounts. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../primitives.ts';
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
  login: endpoint({
    method: 'POST',
    path: '/auth/admin/login',
    who: 'anyone',
    summary: 'Signs an admin in and starts a session.',
    body: loginBody,
    answer: loginAnswer,
    refuses: ['wrong_login', 'too_many'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/admin/logout',
    who: 'crew',
    summary: 'Ends this session.',
  }),
  setupState: endpoint({
    method: 'GET',
    path: '/auth/setup/:token',
    who: 'anyone',
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
  setup: endpoint({
    method: 'POST',
    path: '/auth/setup/:token',
    who: 'anyone',
    summary:
      'Makes the first admin through the one-time link, or sets the password of the account that the link is for, and signs in.',
    params: z.object({ token: z.string().max(200) }),
    body: setupBody,
    answer: loginAnswer,
    status: 201,
    refuses: ['link_unknown', 'email_taken'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/admin/profile',
    who: 'crew',
    summary: "One's own account.",
    answer: admin,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/admin/profile',
    who: 'crew',
    summary: "Changes one's own name and email, and the language one reads.",
    body: profileBody,
    answer: admin,
    refuses: ['email_taken'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/admin/change-password',
    who: 'crew',
    summary: "Changes one's password and ends all one's other sessions.",
    body: changePasswordBody,
    answer: z.object({ ended_sessions: z.int() }),
    refuses: ['wrong_password', 'too_many'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/admin/sessions',
    who: 'crew',
    summary: 'The devices one is signed in on.',
    answer: z.array(adminSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/admin/sessions/:id',
    who: 'crew',
    summary: "Ends one of one's own sessions.",
    params: z.object({ id }),
    refuses: ['not_found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/admin/sessions',
    who: 'crew',
    summary: "Ends all of one's own sessions but this one.",
    answer: z.object({ ended_sessions: z.int() }),
  }),
  admins: endpoint({
    method: 'GET',
    path: '/admin/admins',
    who: 'admin',
    summary: 'All accounts.',
    answer: z.array(listedAdmin),
  }),
  addAdmin: endpoint({
    method: 'POST',
    path: '/admin/admins',
    who: 'admin',
    summary: 'Adds an account; without a password nobody signs in before a link was used.',
    body: newAdminBody,
    answer: listedAdmin,
    status: 201,
    refuses: ['email_taken'],
  }),
  changeAdmin: endpoint({
    method: 'PATCH',
    path: '/admin/admins/:id',
    who: 'admin',
    summary: "Changes an account's role, or switches it off and on.",
    params: z.object({ id }),
    body: changeAdminBody,
    answer: listedAdmin,
    refuses: ['not_found', 'last_admin'],
  }),
  linkForAdmin: endpoint({
    method: 'POST',
    path: '/admin/admins/:id/link',
    who: 'admin',
    summary:
      'Makes a one-time link with which somebody sets the password of their account. The link before it stops working.',
    params: z.object({ id }),
    answer: z.object({ url: z.string(), expires_at: instant }),
    refuses: ['not_found', 'wrong_state'],
  }),
  signOutAdmin: endpoint({
    method: 'DELETE',
    path: '/admin/admins/:id/sessions',
    who: 'admin',
    summary: 'Signs somebody out on all their devices.',
    params: z.object({ id }),
    answer: z.object({ ended_sessions: z.int() }),
    refuses: ['not_found'],
  }),
};

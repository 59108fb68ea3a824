import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {
  title: 'Perfil',
  details: 'Seus dados',
  password: 'Senha',
  signedInDevices: 'Aparelhos com sessão',
  thisDevice: 'Este aparelho',

  name: 'Nome',
  email: 'E-mail',
  saveDetails: 'Salvar dados',
  updated: 'Perfil atualizado!',
  notUpdated: 'Não foi possível atualizar o perfil',
  isAdmin: 'Admin: pode tudo, vê dados pessoais, adiciona contas.',
  isCrew: 'Equipe: cuida do ao vivo, do roteiro, do credenciamento e dos playbacks; não vê dados pessoais.',

  changed: 'Senha mudada!',
  notChanged: 'Não foi possível mudar a senha',
  current: 'Senha atual',
  newPassword: 'Nova senha',
  change: 'Mudar senha',
  newPasswordHint:
    '{least} caracteres ou mais. Várias palavras seguidas são boas. A sessão é encerrada em seus outros aparelhos.',

  loading: 'Carregando aparelhos',
  notSignedOut: 'Não foi possível encerrar a sessão desse aparelho. Tente de novo.',
  nobodySignedOut: 'Nenhuma sessão foi encerrada. Tente de novo.',
  byItself:
    'A sessão de um aparelho é encerrada sozinha depois de 12 horas sem uso, e uma semana depois da entrada.',
  thisOne: 'Este aparelho',
  signOut: 'Desconectar',
  signOutOthers: 'Encerrar sessão nos outros aparelhos',
  signedOut: '{count, plural, one {Sessão encerrada em um aparelho} other {Sessão encerrada em # aparelhos}}',
  signedInAt: 'Entrada {time}, último uso {used}',
};

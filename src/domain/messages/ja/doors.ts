/** 日本語、です・ます体。端末の設定の名前は、日本語の端末に出るとおり。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'ページが見つかりません',
  wrongDoor: '入口が 違います',
  wrongDoorLead:
    '{address}には何もありません。審査員用や出演者用のリンクを開いた場合は、最後までコピーできているか確かめるか、受付におたずねください。',
  rightDoors: '正しい入口',
  vote: '投票',
  results: '結果',
  signInTitle: '運営ログイン',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: 'ログイン',
  noSignIn: '審査員と出演者はログイン不要です。届いた専用リンクを開くか、主催者にもう一度もらってください。',
  loginFailed: 'ログインできませんでした',
  setUp: 'Ovationのセットアップ',
  checkingLink: 'リンクを確認しています',
  firstOne:
    'あなたが最初の利用者です。アカウントを作成してください。すべての操作ができ、ほかの人のアカウントも追加できます。',
  name: 'お名前',
  emailHint: 'ログインに使います。メールは届きません。',
  passwordHint: '{least}文字以上。いくつかの単語を並べると安全です。',
  makeAccount: 'アカウントを作成',
  notReached: 'サーバーに接続できません。もう一度お試しください。',
  linkBroken: 'このセットアップ用リンクは使えません',
  linkUnknown: '今はリンクを確認できません',
  newLink: 'アカウントがまだない状態でサーバーを起動すると、新しいリンクが表示されます。',
  trust: 'このサーバーを信頼する',
  forCrew: '審査員とスタッフの方へ',
  askingHow: 'このサーバーへの接続方法を確認しています',
  nothingNow: '今は確認できません',
  nothingToDo: '必要な操作はありません',
  nothingToDoLead: 'このページは、お使いの端末が信頼している接続で表示されています。',
  onlyHttp: 'ここではhttpだけが使えます',
  onlyHttpLead:
    'すべて使えます。ただし、ネットワークが切れている間は審査員のページを開いたままにする必要があり、画面は端末の設定を変えないかぎり消灯し、受付でカメラは使えません。',
  trusted: 'この端末はサーバーを信頼しています',
  trustedLead:
    '完了です。リンクを開き直すか、コードを読み取り直してください。ページは自動的にhttpsに切り替わります。',
  takeOff:
    'ショーが終わったら、借りた端末からは、インストールした画面で証明書を削除してください。このサーバーの鍵を持つ人が、その端末に対してプライベートネットワーク内の機器になりすませるためです。',
  trustLead:
    '審査員のタブレットとスタッフの端末で、1台につき1回だけ行います。ネットワークがなくてもページを開き直せるようになり、画面が消灯せず、カメラも使えます。投票用のスマートフォンには必要ありません。',
  whatYouInstall: 'インストールするもの',
  whatYouInstallLead:
    'プライベートネットワークの名前とアドレスだけに有効で、インターネット上のサイトには使われません。主催者の設定画面にも同じフィンガープリントが表示されます：',
  openHttps: '{address}をhttpsで開く',
  loadCertificate: '証明書をダウンロード',
  ios: 'iPadとiPhone',
  iosAllow: 'このページをSafariで開き、ファイルをダウンロードして「許可」を押します。',
  iosInstall: '「設定」、「プロファイルがダウンロードされました」、「インストール」の順に進みます。',
  iosTrust: '「設定」、「一般」、「情報」、「証明書信頼設定」で、「Ovation on」で始まるものをオンにします。',
  iosBack: 'このページに戻ります。',
  android: 'Android',
  androidLoad: 'ファイルをダウンロードします。',
  androidSearch:
    '「設定」で「CA証明書」を検索します。「セキュリティ」、「暗号化と認証情報」、「証明書のインストール」の中にあります。',
  androidInstall: '「インストールする」を押し、ダウンロードからovation.crtを選びます。',
  androidBack: 'Chromeでこのページに戻ります。',
  windows: 'Windows',
  windowsOpen:
    'ファイルをダウンロードして開きます。「証明書のインストール」、「現在のユーザー」の順に押します。',
  windowsStore:
    '「証明書をすべて次のストアに配置する」、「参照」、「信頼されたルート証明機関」の順に選びます。',
  windowsBack: '「完了」を押し、警告には「はい」と答えます。そのあとEdgeかChromeでこのページに戻ります。',
  macos: 'Mac',
  macosOpen: 'ファイルをダウンロードして開きます。',
  macosInstall:
    '「システム設定」、「一般」、「デバイス管理」で、「Ovation on」で始まるプロファイルを開いてインストールします。',
  macosBack: 'SafariかChromeでこのページに戻ります。',
};

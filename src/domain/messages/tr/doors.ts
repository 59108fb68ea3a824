/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Sayfa bulunamadı',
  wrongDoor: 'Yanlış kapı',
  wrongDoorLead:
    '{address} adresinde bir şey yok. Jüri ya da sahne bağlantısından geldiyseniz tamamını kopyaladığınızı kontrol edin ya da organizatörlere sorun.',
  rightDoors: 'Doğru kapılar',
  vote: 'Oy ver',
  results: 'Sonuçlar',
  signInTitle: 'Kulis girişi',
  email: 'E-posta',
  password: 'Parola',
  signIn: 'Giriş yap',
  noSignIn:
    'Jüri ve sahneye çıkanlar giriş yapmaz. Size gönderilen kişisel bağlantıyı açın ya da organizatörlerden yeniden isteyin.',
  loginFailed: 'Giriş yapılamadı',
  setUp: 'Ovation kurulumu',
  checkingLink: 'Bağlantı kontrol ediliyor',
  firstOne: 'Buraya ilk gelen sizsiniz. Hesabınızı açın; her şeyi yapabilir ve başkalarını ekleyebilir.',
  name: 'Adınız',
  emailHint: 'Giriş için kullanılır. Bu adrese bir şey gönderilmez.',
  passwordHint: 'En az {least} karakter. Art arda birkaç sözcük iyi bir seçimdir.',
  makeAccount: 'Hesabımı aç',
  notReached: 'Sunucuya ulaşılamıyor. Yeniden deneyin.',
  linkBroken: 'Bu kurulum bağlantısı çalışmıyor',
  linkUnknown: 'Bağlantı şu anda kontrol edilemiyor',
  newLink: 'Sunucu başladığında hâlâ hesap yoksa yeni bir bağlantı yazdırılır.',
  trust: 'Bu sunucuya güven',
  forCrew: 'Jüri ve ekip için',
  askingHow: 'Bu sunucuya nasıl ulaşıldığı soruluyor',
  nothingNow: 'Şu anda denetlenemiyor',
  nothingToDo: 'Yapılması gereken bir şey yok',
  nothingToDoLead: 'Bu sayfa cihazınızın güvendiği bir bağlantıyla geldi.',
  onlyHttp: 'Burada yalnızca http var',
  onlyHttpLead:
    'Her şey çalışır. Ancak ağ yokken jüri sayfası açık kalmalıdır, cihaz açık kalmaya ayarlanmadıkça ekranlar kararır ve check-in sırasında kamera kullanılamaz.',
  trusted: 'Bu cihaz sunucuya güveniyor',
  trustedLead: 'Tamam. Bağlantınızı yeniden açın ya da kodunuzu okutun: sayfa kendiliğinden https’e geçer.',
  takeOff:
    'Gösteriden sonra sertifikayı ödünç cihazlardan, yüklediğiniz yerden kaldırın: bu sunucunun anahtarını ele geçiren, onlara özel ağdaki makineler gibi görünebilir.',
  trustLead:
    'Jürinin tabletleri ve ekibin cihazları için, her birinde bir kez. Sonra sayfalar ağ olmadan da açılır, ekranlar açık kalır ve kamera kullanılabilir. Oy veren telefonların buna ihtiyacı yoktur.',
  whatYouInstall: 'Ne yüklüyorsunuz',
  whatYouInstallLead:
    'Yalnızca özel ağlardaki adlar ve adresler için geçerlidir, internetteki bir site için asla. Organizatörler ayarlarında aynı parmak izini görür:',
  openHttps: '{address} adresini https ile aç',
  loadCertificate: 'Sertifikayı indir',
  ios: 'iPad ve iPhone',
  iosAllow: 'Bu sayfayı Safari’de açın, dosyayı indirin ve “İzin Ver”e basın.',
  iosInstall: 'Ayarlar, “Profil İndirildi”, “Yükle”.',
  iosTrust: 'Ayarlar, “Genel”, “Hakkında”, “Sertifika Güven Ayarları”: adı “Ovation on” ile başlayanı açın.',
  iosBack: 'Bu sayfaya dönün.',
  android: 'Android',
  androidLoad: 'Dosyayı indirin.',
  androidSearch:
    'Ayarlar’da “CA sertifikası” diye arayın: “Güvenlik”, “Şifreleme ve kimlik bilgileri”, “Sertifika yükle” altındadır.',
  androidInstall: '“Yine de yükle”ye basın ve “İndirilenler”den ovation.crt dosyasını seçin.',
  androidBack: 'Chrome’da bu sayfaya dönün.',
  windows: 'Windows',
  windowsOpen: 'Dosyayı indirip açın. “Sertifika Yükle”ye, sonra “Geçerli Kullanıcı”ya basın.',
  windowsStore:
    '“Tüm sertifikaları aşağıdaki depolama alanına yerleştir”, “Gözat”, “Güvenilen Kök Sertifika Yetkilileri” seçin.',
  windowsBack: '“Son”a basın ve uyarıya “Evet” deyin. Sonra Edge ya da Chrome’da bu sayfaya dönün.',
  macos: 'Mac',
  macosOpen: 'Dosyayı indirip açın.',
  macosInstall:
    'Sistem Ayarları, “Genel”, “Aygıt Yönetimi”: adı “Ovation on” ile başlayan profili açıp yükleyin.',
  macosBack: 'Safari ya da Chrome’da bu sayfaya dönün.',
};

import type { Words } from '../../words.ts'
import type { signInMails as english } from '../../en/accounts/sign-in-mails.ts'

export const signInMails: Words<typeof english> = {
  subject: 'अंकुर में साइन इन करने का कोड',
  what: 'किसी ने, शायद आपने ही, आपके अंकुर खाते में कोड से साइन इन करना चाहा है।',
  code: 'आपका कोड है {code}। इसे साइन इन पेज पर लिखें।',
  or_link: 'या जिस फ़ोन पर साइन इन करना है, उस पर यह लिंक खोलें:',
  button: 'साइन इन करें',
  lifetime: 'कोड 10 मिनट तक काम करता है। लिंक एक घंटे के भीतर एक बार काम करता है।',
  not_you: 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं। यह कोड किसी को न दें, उसे भी नहीं जो खुद को अंकुर का बताए।',
}

import type { eraseRefusals as english } from '../../en/accounts/erase-refusals.ts'
import type { Words } from '../../words.ts'

export const eraseRefusals: Words<typeof english> = {
  wrong_password: 'पासवर्ड सही नहीं है। कुछ भी नहीं मिटाया गया।',
  no_password: 'आपके खाते का अभी कोई पासवर्ड नहीं है। पहले साइन इन पेज पर "पासवर्ड भूल गए?" से एक चुनें, फिर खाता मिटाएँ।',
}

import type { Words } from '../../words.ts'
import type { contactRefusals as english } from '../../en/site/contact-refusals.ts'

export const contactRefusals: Words<typeof english> = {
  invalid_message: 'कृपया जिन बॉक्स पर निशान है उन्हें देखें।',
  first_name_missing: 'अपना नाम लिखें।',
  first_name_too_long: 'नाम में ज़्यादा से ज़्यादा 100 अक्षर लिखें।',
  last_name_missing: 'अपना सरनेम लिखें।',
  last_name_too_long: 'सरनेम में ज़्यादा से ज़्यादा 100 अक्षर लिखें।',
  email_missing: 'अपना ईमेल पता लिखें।',
  email_invalid: 'अपना ईमेल पता देखें। वह name@example.org जैसा होना चाहिए।',
  subject_missing: 'लिखें कि संदेश किस बारे में है।',
  subject_too_long: 'विषय में ज़्यादा से ज़्यादा 200 अक्षर लिखें।',
  message_missing: 'अपना संदेश लिखें।',
  message_too_long: 'संदेश छोटा करें। ज़्यादा से ज़्यादा 5,000 अक्षर भेजे जा सकते हैं।',
}

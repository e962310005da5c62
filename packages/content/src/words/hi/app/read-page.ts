import type { readPage as english } from '../../en/app/read-page.ts'
import type { Words } from '../../words.ts'

export const readPage: Words<typeof english> = {
  english_only: 'यह पेज अंग्रेज़ी में है।',
  needs_script: 'अंकुर के इस भाग के लिए JavaScript चाहिए। कृपया इसे अपने ब्राउज़र में चालू करें, या दूसरा ब्राउज़र इस्तेमाल करें।',
}

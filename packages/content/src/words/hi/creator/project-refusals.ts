import type { projectRefusals as english } from '../../en/creator/project-refusals.ts'
import type { Words } from '../../words.ts'

export const projectRefusals: Words<typeof english> = {
  project_too_large: 'यह गेम आपके खाते के लिए बहुत बड़ा है। इसकी फ़ाइल बनाएँ।',
  project_conflict: 'इस बीच यह गेम किसी और फ़ोन से सहेजा गया। कोई गेम मिटा नहीं।',
  project_newer: 'यह गेम अंकुर के नए वर्शन में बना है। यह आपके खाते में नहीं सहेजा गया।',
  project_damaged: 'यह गेम खुल नहीं सकता। यह आपके खाते में नहीं सहेजा गया।',
  too_many_projects: 'आपके खाते में और गेम की जगह नहीं है। कोई एक मिटाएँ, या इसकी फ़ाइल बनाएँ।',
}

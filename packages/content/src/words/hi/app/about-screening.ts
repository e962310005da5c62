import type { aboutScreening as english } from '../../en/app/about-screening.ts'
import type { Words } from '../../words.ts'

export const aboutScreening: Words<typeof english> = {
  questions: '{count} सवाल, हर एक का जवाब हाँ या नहीं',
  minutes: '5-10 मिनट, समय की कोई पाबंदी नहीं',
  analysis: 'AI विश्लेषण',
  analysis_line: 'यह पहले से लिखे वाक्यों से बना है; यहाँ कोई AI मॉडल नहीं चलता। अभी किसी डॉक्टर या विशेषज्ञ ने इसे पढ़कर नहीं देखा है।',
  diagnosis: 'यह सिर्फ़ जानकारी है, निदान (डायग्नोसिस) नहीं।',
}

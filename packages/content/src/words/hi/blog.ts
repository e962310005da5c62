import type { blog as english } from '../en/blog.ts'
import type { Words } from '../words.ts'

export const blog: Words<typeof english> = {
  title: 'हमारे लेख: अंकुर',
  description: 'भारत के परिवारों के लिए ऑटिज़्म पर आसान भाषा में लेख। हर आँकड़े के साथ लिखा है कि वह कहाँ से आया।',
  heading: 'हमारे लेख',
  lead: 'आसान भाषा में लेख। हर आँकड़े के साथ लिखा है कि वह कहाँ से आया।',
  short_ones: 'हिंदी में',
  in_english: 'अंग्रेज़ी में',
  read_time: 'पढ़ने में {n} मिनट',
  category_autism: 'ऑटिज़्म को समझें',
  'category_editors-pick': 'ख़ास लेख',
  category_digital: 'फ़ोन और मन की सेहत',
  back: 'सब लेख',
  edited: 'पिछला बदलाव',
  unchecked: 'किसी डॉक्टर ने इसे अभी नहीं देखा है।',
  unread: 'हिंदी बोलने वाले किसी स्वास्थ्यकर्मी ने भी इसे अभी नहीं पढ़ा है।',
  short_note: 'यह {date} के लेख का छोटा रूप है।',
  full_link: 'पूरा लेख अंग्रेज़ी में पढ़ें',
  on_this_page: 'इस पेज पर',
  in_short: 'थोड़े में',
  open_all: 'सारे हिस्से खोलें',
  close_all: 'सारे हिस्से बंद करें',
  sources: 'आँकड़े कहाँ से आए',
  sources_note: 'हर अध्ययन की सीमाएँ पूरे लेख में लिखी हैं।',
  source: 'स्रोत {n}',
  not_verified: 'अभी पक्का नहीं',
}

import type { reportPages as english } from '../en/report-pages.ts'
import type { Words } from '../words.ts'

export const reportPages: Words<typeof english> = {
  report_title: 'ਸਕ੍ਰੀਨਿੰਗ ਦੀ ਰਿਪੋਰਟ',
  report_for_family: 'ਪਰਿਵਾਰ ਲਈ।',
  report_day: 'ਜਵਾਬ {date} ਨੂੰ ਦਿੱਤੇ ਗਏ।',
  report_aged: 'ਬੱਚੇ ਦੀ ਉਮਰ {months} ਮਹੀਨੇ।',
  report_here: 'ਤੁਹਾਡੇ ਜਵਾਬ',
  report_no_person: 'ਇਹ ਤੈਅ ਨਿਯਮਾਂ ਨਾਲ ਲਿਖੀ ਗਈ ਹੈ। ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਇਸ ਨੂੰ ਪੜ੍ਹ ਕੇ ਨਹੀਂ ਵੇਖਿਆ।',
  report_footer: 'ਅੰਕੁਰ ਨਾਲ ਬਣਿਆ: {address}',
}

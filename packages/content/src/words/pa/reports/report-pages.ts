import type { reportPages as english } from '../../en/reports/report-pages.ts'
import type { Words } from '../../words.ts'

export const reportPages: Words<typeof english> = {
  report_title: 'ਸਕ੍ਰੀਨਿੰਗ ਰਿਪੋਰਟ',
  report_for_family: 'ਪੰਨਾ 1: ਪਰਿਵਾਰ ਲਈ',
  report_child: 'ਬੱਚੇ ਦਾ ਨਾਂ',
  report_age: 'ਉਮਰ',
  report_months: '{months} ਮਹੀਨੇ',
  report_answered_on: 'ਜਵਾਬ ਦੇਣ ਦਾ ਦਿਨ',
  report_answered_by: 'ਜਵਾਬ ਕਿਸ ਨੇ ਦਿੱਤੇ',
  report_strengths: 'ਬੱਚਾ ਹੁਣ ਕੀ-ਕੀ ਕਰਦਾ ਹੈ',
  report_talk: 'ਡਾਕਟਰ ਨਾਲ ਇਨ੍ਹਾਂ ਬਾਰੇ ਗੱਲ ਕਰੋ',
  report_steps: 'ਹੁਣ ਕੀ ਕਰੀਏ',
  report_done: 'ਹੋ ਗਿਆ',
  report_date: 'ਤਾਰੀਖ',
  report_take: 'ਨਾਲ ਲੈ ਜਾਓ',
  report_take_list: 'ਇਹ ਕਾਗਜ਼, ਜੱਚਾ-ਬੱਚਾ ਕਾਰਡ, ਆਪਣੇ ਸਵਾਲ, ਫ਼ੋਨ ਉੱਤੇ ਛੋਟੀ ਵੀਡੀਓ',
  report_questions: 'ਡਾਕਟਰ ਨੂੰ ਪੁੱਛਣ ਲਈ ਮੇਰੇ ਸਵਾਲ',
  report_you: 'ਤੁਹਾਡੇ ਲਈ:',
  report_no_person: 'ਪੱਕੇ ਨਿਯਮਾਂ ਨਾਲ ਲਿਖੀ ਗਈ। ਕਿਸੇ ਡਾਕਟਰ ਨੇ ਇਸ ਨੂੰ ਹਾਲੇ ਨਹੀਂ ਪੜ੍ਹਿਆ।',
  report_footer: 'ਪੰਨਾ 2 ਡਾਕਟਰ ਲਈ, ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ। ਅੰਕੁਰ ਨਾਲ ਬਣਿਆ: {address}',
}

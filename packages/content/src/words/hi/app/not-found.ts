import type { notFound as english } from '../../en/app/not-found.ts'
import type { Words } from '../../words.ts'

export const notFound: Words<typeof english> = {
  title: 'पेज नहीं मिला: अंकुर',
  description: 'इस पते पर अंकुर का कोई पेज नहीं है।',
  code: '404',
  heading: 'ओह! पेज नहीं मिला',
  lead: 'बत्तख ने हर पत्ते के नीचे देख लिया। यह पेज यहाँ नहीं है।',
  home: 'होम पेज पर जाएँ',
}

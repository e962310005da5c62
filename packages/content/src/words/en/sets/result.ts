export { districtHospitals } from '../places/district-hospitals.ts'
export { districts } from '../places/districts.ts'
export { plainNotice } from '../screening/plain-notice.ts'

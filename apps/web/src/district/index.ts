export { keepDistrict, loadDistrict } from './chosen-district.ts'

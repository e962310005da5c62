export { saveDistrict, loadDistrict } from './chosen-district.ts'
export { DistrictSelect } from './district-select.tsx'
export { useDistrict } from './use-district.ts'

// Webhooks of WooCommerce, https://woocommerce.github.io/woocommerce-rest-api-docs/#webhooks: what version 3 of the REST API returns.
// Read on 2026-11-29: the examples in source/includes/wp-api-v3 of woocommerce/woocommerce-rest-api-docs (commit 13d61967), and class-wc-webhook.php.
// Plugins add fields.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface MetaData extends Loose {
  id: number
  key: string
  value: unknown
}

/** Of a deleted object only the id is sent. */
interface Deleted extends Loose {
  id: number
}

interface Order extends Loose {
  id: number
  parent_id: number
  number: string
  order_key: string
  created_via: string
  version: string
  status: string
  currency: string
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
  discount_total: string
  discount_tax: string
  shipping_total: string
  shipping_tax: string
  cart_tax: string
  total: string
  total_tax: string
  prices_include_tax: boolean
  customer_id: number
  customer_ip_address: string
  customer_user_agent: string
  customer_note: string
  billing: Billing
  shipping: Shipping
  payment_method: string
  payment_method_title: string
  transaction_id: string
  date_paid: string | null
  date_paid_gmt: string | null
  date_completed: string | null
  date_completed_gmt: string | null
  cart_hash: string
  meta_data: MetaData[]
  line_items: LineItem[]
  tax_lines: TaxLine[]
  shipping_lines: ShippingLine[]
  fee_lines: Loose[]
  coupon_lines: Loose[]
  refunds: Loose[]
  _links: Loose
}

interface Billing extends Loose {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  state: string
  postcode: string
  country: string
  email: string
  phone: string
}

interface Shipping extends Loose {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  state: string
  postcode: string
  country: string
}

interface LineItem extends Loose {
  id: number
  name: string
  product_id: number
  variation_id: number
  quantity: number
  tax_class: string
  subtotal: string
  subtotal_tax: string
  total: string
  total_tax: string
  taxes: Tax[]
  meta_data: MetaData[]
  sku: string | null
  price: number
}

interface Tax extends Loose {
  id: number
  total: string
  subtotal: string
}

interface TaxLine extends Loose {
  id: number
  rate_code: string
  rate_id: number
  label: string
  compound: boolean
  tax_total: string
  shipping_tax_total: string
  meta_data: MetaData[]
}

interface ShippingLine extends Loose {
  id: number
  method_title: string
  method_id: string
  total: string
  total_tax: string
  taxes: Tax[]
  meta_data: MetaData[]
}

interface Product extends Loose {
  id: number
  name: string
  slug: string
  permalink: string
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
  type: string
  status: string
  featured: boolean
  catalog_visibility: string
  description: string
  short_description: string
  sku: string | null
  price: string
  regular_price: string
  sale_price: string
  date_on_sale_from: string | null
  date_on_sale_from_gmt: string | null
  date_on_sale_to: string | null
  date_on_sale_to_gmt: string | null
  price_html: string
  on_sale: boolean
  purchasable: boolean
  total_sales: number
  virtual: boolean
  downloadable: boolean
  downloads: Loose[]
  download_limit: number
  download_expiry: number
  external_url: string
  button_text: string
  tax_status: string
  tax_class: string
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: string
  backorders: string
  backorders_allowed: boolean
  backordered: boolean
  sold_individually: boolean
  weight: string
  dimensions: Dimensions
  shipping_required: boolean
  shipping_taxable: boolean
  shipping_class: string
  shipping_class_id: number
  reviews_allowed: boolean
  average_rating: string
  rating_count: number
  related_ids: number[]
  upsell_ids: number[]
  cross_sell_ids: number[]
  parent_id: number
  purchase_note: string
  categories: Category[]
  tags: Category[]
  images: Image[]
  attributes: Attribute[]
  default_attributes: DefaultAttribute[]
  variations: number[]
  grouped_products: number[]
  menu_order: number
  meta_data: MetaData[]
  _links: Loose
}

interface Dimensions extends Loose {
  length: string
  width: string
  height: string
}

interface Category extends Loose {
  id: number
  name: string
  slug: string
}

interface Image extends Loose {
  id: number
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
  src: string
  name: string
  alt: string
}

interface Attribute extends Loose {
  id: number
  name: string
  position: number
  visible: boolean
  variation: boolean
  options: string[]
}

interface DefaultAttribute extends Loose {
  id: number
  name: string
  option: string
}

interface Customer extends Loose {
  id: number
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
  email: string
  first_name: string
  last_name: string
  role: string
  username: string
  billing: Billing
  shipping: Shipping
  is_paying_customer: boolean
  avatar_url: string
  meta_data: MetaData[]
  _links: Loose
}

interface Coupon extends Loose {
  id: number
  code: string
  amount: string
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
  discount_type: string
  description: string
  date_expires: string | null
  date_expires_gmt: string | null
  usage_count: number
  individual_use: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  usage_limit: number | null
  usage_limit_per_user: number | null
  limit_usage_to_x_items: number | null
  free_shipping: boolean
  product_categories: number[]
  excluded_product_categories: number[]
  exclude_sale_items: boolean
  minimum_amount: string
  maximum_amount: string
  email_restrictions: string[]
  used_by: string[]
  meta_data: MetaData[]
  _links: Loose
}

/** The payload of each event. */
export interface WoocommercePayloads {
  'coupon.created': Coupon
  'coupon.deleted': Deleted
  'coupon.updated': Coupon
  'customer.created': Customer
  'customer.deleted': Deleted
  'customer.updated': Customer
  'order.created': Order
  'order.deleted': Deleted
  'order.updated': Order
  'product.created': Product
  'product.deleted': Deleted
  'product.updated': Product
}

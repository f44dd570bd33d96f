-- What of an aircraft is seen in a drawn picture beside its wings: its gear, and the colour of its stripe.

alter table planes add column gear text not null default 'fixed'
  constraint planes_gear_check check (gear in ('fixed', 'retractable'));
alter table planes add column livery text
  constraint planes_livery_check check (livery in ('indigo', 'blue', 'turquoise', 'green', 'yellow', 'orange', 'red', 'grey'));

update planes set gear = 'retractable' where type_key in ('be36', 'da42', 'p2006t', 'pa28r', 'tb20');

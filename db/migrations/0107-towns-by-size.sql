-- expand: the largest towns
-- without a transaction
-- Pages of airports and regions show those of a size, a few hundred of ten thousand.
create index concurrently towns_by_size on towns (population);

-- A request is answered before the departure begins at the operator's place, and while the money is still reserved.
update booking set answer_by = least(answer_by,
    (select departure.day::timestamp at time zone profile.time_zone from departure, tour
       join operator_profile profile on profile.id = tour.operator_id
     where departure.id = booking.departure_id and tour.id = booking.tour_id),
    (select min(created_at) + interval '3 days' from payment_attempt attempt
     where attempt.booking_id = booking.id and attempt.state = 'authorised' and method in ('paypal', 'paypalCredit')),
    (select min(created_at) + interval '7 days' from payment_attempt attempt
     where attempt.booking_id = booking.id and attempt.state = 'authorised' and method not in ('ideal', 'sofort')))
  where state = 'requested';

//! Pieces, ruins and stocks of the larger rulebooks, as they are told of a picture.

crate::text::bundle::phrases! {
    /// A commander on a picture, told to those who can't see it.
    piece_land_commander();
    /// Likewise.
    piece_naval_commander();
    /// Likewise.
    piece_nuclear_commander();
    /// Likewise.
    piece_space_commander();
    /// Likewise.
    piece_diplomat();
    /// A space station.
    piece_station();
    /// Tanks; their number stands behind it.
    piece_tanks();
    /// Fighters, likewise.
    piece_fighters();
    /// Interceptors, likewise.
    piece_interceptors();
    /// Light nuclear weapons, likewise.
    piece_light_missile();
    /// Heavy nuclear weapons, likewise.
    piece_heavy_missile();
    /// Refugees, likewise.
    piece_refugees();
    /// A territory that nobody can enter.
    ruin_devastated();
    /// A territory that a bomb has hit.
    ruin_mushroom();
    /// A territory at war.
    at_war();
    /// Of land that changed hands since the last picture.
    land_taken();
    /// Energy; the amount stands behind it.
    stock_energy();
    /// Money, likewise.
    stock_money();
    /// Population, likewise.
    stock_population();
    /// Points, likewise.
    stock_points();
    /// A place in a year's order of play, from 1 to 8: stands below the player's badge.
    turn_order(place: u32);
}

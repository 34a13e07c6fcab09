/* Resource controller with priorities: N processes in classes of SIZE. */
int trying; /* a bit for each process in T */
bool busy;  /* somebody is in G, H or L */

#define below (1 << (_pid / SIZE * SIZE)) - 1

active [N] proctype Client() {
N0: atomic { !busy -> trying = trying | (1 << _pid) };
T:  atomic {
      !busy && (trying & (below)) == 0 ->
      busy = true;
      trying = trying & ~(1 << _pid)
    };
G:  skip;
H:  skip;
L:  atomic { busy = false; goto N0 }
}

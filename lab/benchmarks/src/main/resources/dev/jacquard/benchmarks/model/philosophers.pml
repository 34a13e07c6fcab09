/* N philosophers at a round table; the first takes both forks at once, the others the left one first. */
bool fork[N];

#define left fork[_pid]
#define right fork[(_pid + 1) % N]

active [N] proctype Philosopher() {
T: if
   :: atomic { _pid == 0 && !left && !right -> left = true; right = true; goto E }
   :: atomic { _pid > 0 && !left -> left = true }
   fi;
L: atomic { !right -> right = true };
E: atomic { left = false; right = false; goto T }
}
